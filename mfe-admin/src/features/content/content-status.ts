/** Tones of the states of an entry. */
export const STATUS_TONES = { published: 'success', draft: 'neutral', private: 'warning' } as const;
