import { http } from '@solar/mfe-kit/http/http-client';
import { PicturePlaceholder } from '@solar/ui/picture-placeholder/picture-placeholder';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

interface PrivatePictureProps {
  url: string;
  alt: string;
  /** Gives it its size and form. */
  className: string | undefined;
}

/** A picture that only those with a token may read: fetched as the person, shown small, opened in full by a click. */
export function PrivatePicture({ url, alt, className }: PrivatePictureProps) {
  const query = useQuery<Blob>({
    queryKey: ['private-picture', url],
    queryFn: ({ signal }) => http.download(url, { signal }),
    staleTime: Infinity,
  });
  const src = useObjectUrl(query.data);
  if (!src) return <PicturePlaceholder className={className} />;
  return (
    <a href={src} target="_blank" rel="noreferrer">
      <img src={src} alt={alt} width={96} height={96} className={className} />
    </a>
  );
}

/** An address of the blob in this page, as long as it is shown. */
function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [blob]);
  return url;
}
