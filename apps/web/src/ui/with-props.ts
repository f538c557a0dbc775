import { cloneElement, type ReactElement } from 'react';

/** An element that was handed in, such as the router's link, with the properties of a component beside its own, which win. */
export const withProps = (element: ReactElement, props: object): ReactElement =>
  cloneElement(element, { ...props, ...(element.props as object) });
