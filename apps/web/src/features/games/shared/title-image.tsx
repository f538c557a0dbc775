import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names';
import styles from './title-image.module.css';

/** A vendor's picture over the drawn one, which is seen until this has come, and for good where it does not come. */
export function TitleImage({ address }: { address: string }) {
  const element = useRef<HTMLImageElement>(null);
  const [shown, setShown] = useState(false);
  // It may have come before the page was ready to hear of it.
  useEffect(() => {
    if (element.current?.complete && element.current.naturalWidth > 0) setShown(true);
  }, []);
  return (
    <img
      ref={element}
      className={classNames(styles.image, shown && styles.shown)}
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onLoad={() => setShown(true)}
    />
  );
}
