import { Skeleton } from '../feedback/skeleton';

interface StoredPictureProps {
  /** `data` is base64; `undefined` until it is there. */
  picture: { type: string; data: string } | undefined;
  name: string;
}

/** A picture that a call brought: the content policy allows data addresses. */
export function StoredPicture({ picture, name }: StoredPictureProps) {
  if (!picture) return <Skeleton shape="block" />;
  return <img src={`data:${picture.type};base64,${picture.data}`} alt={name} />;
}
