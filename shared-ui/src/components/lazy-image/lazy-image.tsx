import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useIsInView } from '../../use-is-in-view';

/** Files of one format, each with its width; see `<source>`. */
interface ImageFiles {
  type: string;
  srcSet: string;
}

export interface LazyImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt' | 'ref'> {
  src: string;
  alt: string;
  /** Further files of the same image, best format first; `sizes` says how wide it is. */
  files?: readonly ImageFiles[];
  /** Shown instead of the image if that fails. */
  fallback?: ReactNode;
  /** Loads at once, for an image in the first view. */
  eager?: boolean;
}

const Picture = styled.img`
  width: 100%;
  height: auto;
  object-fit: cover;
  background: var(--color-sunken);
`;

/** An image that loads once a tenth of it is in view. Give `width` and `height` to reserve its space. */
export function LazyImage({
  src,
  alt,
  files = [],
  sizes,
  fallback = null,
  eager = false,
  ...rest
}: LazyImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const isInView = useIsInView(image, eager);
  const [failed, setFailed] = useState<string | null>(null);

  // A server-rendered image can fail before React listens.
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.currentSrc !== '' && element.naturalWidth === 0) setFailed(src);
  }, [src]);

  if (failed === src) return fallback;
  const picture = (
    <Picture
      ref={image}
      alt={alt}
      src={isInView ? src : undefined}
      decoding="async"
      onError={() => setFailed(src)}
      {...rest}
    />
  );
  if (files.length === 0) return picture;
  return (
    <picture>
      {isInView &&
        files.map(({ type, srcSet }) => <source key={type} type={type} srcSet={srcSet} sizes={sizes} />)}
      {picture}
    </picture>
  );
}
