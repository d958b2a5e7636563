/** A column of a printed document. Its width is a share of what the first column leaves. */
export interface PaperColumn {
  label: string;
  width: number;
  end?: boolean;
}

/** A printed document of the warehouse: what every kind of it has in common. */
export interface Paper {
  title: string;
  number: string;
  facts: [label: string, value: string][];
  columns: PaperColumn[];
  rows: string[][];
  /** Lines below the table. */
  remarks: string[];
  /** A line on which somebody signs. */
  signature: string;
}
