import type { ShownImage } from '#libs/site/common/site-image';
import { useImageSource } from './use-image-source';

interface BannerPictureProps {
  image: ShownImage;
  /** The widths at which it is drawn, as the attribute `sizes` has them. */
  sizes: string;
  /** Among the first that a visitor sees; others are fetched when they come near. */
  first?: boolean;
}

/** The uploaded image of a banner. One that cannot be fetched leaves the drawn pattern behind it. */
export function BannerPicture({ image, sizes, first = false }: BannerPictureProps) {
  const { host, failed, element, onError } = useImageSource();
  const { sources, width, height, alt } = image;
  if (failed) return null;
  return (
    <img
      ref={element}
      src={host + sources.at(-1)?.path}
      srcSet={sources.map((source) => `${host}${source.path} ${source.width}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      onError={onError}
    />
  );
}
