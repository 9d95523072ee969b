import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * Distance in pixels from the window at which a part starts to load, so that it is loaded when the user scrolls to it.
 */
const distance = 400;

interface WhenNearProps {
  /** Content that is shown until the part is near the window. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders its children once they are near the window, so that a part far down the page loads its data only when the
 * user scrolls to it. After that, the children stay rendered. They are also rendered before the page is printed.
 */
export function WhenNear({ placeholder, children }: WhenNearProps): ReactElement {
  const [isWanted, setWanted] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const want = (): void => setWanted(true);
    if (!place.current) return undefined;
    if (!('IntersectionObserver' in window)) {
      want();
      return undefined;
    }
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) want();
      },
      { rootMargin: `${distance}px 0px` },
    );
    watch.observe(place.current);
    window.addEventListener('beforeprint', want);
    return () => {
      watch.disconnect();
      window.removeEventListener('beforeprint', want);
    };
  }, []);
  return <div ref={place}>{isWanted ? children : placeholder}</div>;
}
