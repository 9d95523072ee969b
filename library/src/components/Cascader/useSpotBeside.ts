import { type CSSProperties, type RefObject, useEffect, useState } from 'react';

/**
 * Position of a fixed popup that is aligned with the start edge of its field. The styles use `--cascader-start` to keep
 * the popup inside the window.
 */
export interface Spot extends CSSProperties {
  readonly '--cascader-start'?: string;
}

const gap = 4;
const margin = 8;
/**
 * Preferred height of the popup in px. If the space below the field is smaller and there is more space above the field,
 * the popup opens above the field.
 */
const wanted = 400;

function spotBeside(field: HTMLElement): Spot {
  const { top, bottom, left, right } = field.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const above = top - gap - margin;
  const below = clientHeight - bottom - gap - margin;
  const start = field.matches(':dir(rtl)') ? clientWidth - right : left;
  const isBelow = below >= Math.min(wanted, above);
  return {
    '--cascader-start': `${Math.round(start)}px`,
    ...(isBelow ? { insetBlockStart: bottom + gap } : { insetBlockEnd: clientHeight - top + gap }),
    maxBlockSize: Math.max(isBelow ? below : above, wanted / 2),
  };
}

/**
 * Position of a popup below or above its field. The position is measured again when the page scrolls or the size of the
 * window changes.
 */
export function useSpotBeside(field: RefObject<HTMLElement | null>): Spot {
  // The position is measured before the popup is inserted into the document. At this time the browser doesn't need to
  // compute the layout again.
  const [spot, setSpot] = useState(() => (field.current ? spotBeside(field.current) : {}));

  useEffect(() => {
    const follow = ({ target }: Event): void => {
      const isAround = !(target instanceof Element) || (field.current !== null && target.contains(field.current));
      if (field.current && isAround) setSpot(spotBeside(field.current));
    };
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [field]);

  return spot;
}
