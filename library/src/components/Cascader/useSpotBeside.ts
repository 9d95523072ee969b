import { type CSSProperties, type RefObject, useEffect, useState } from 'react';

/**
 * Position of a fixed popup: at the start of its field; `--cascader-start` moves back where the popup would leave the
 * window.
 */
export interface Spot extends CSSProperties {
  readonly '--cascader-start'?: string;
}

const gap = 4;
const margin = 8;
/** Preferred height in px: with less room below and more above, the popup opens above. */
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

/** The position of a popup below its field, or above it. It follows scrolling and changes of the window's size. */
export function useSpotBeside(field: RefObject<HTMLElement | null>): Spot {
  // measured before the popup is in the document, while the layout is unchanged
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
