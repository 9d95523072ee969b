import { type TouchEvent, useEffect, useState } from 'react';

import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useEffectEvent } from '../../foundation/useEffectEvent.ts';
import { swipeOf, type Touch, turnOf } from './turning.ts';

/** A picture that can be shown. */
export interface PreviewedPicture {
  /** The owner's name for it. */
  readonly id: string;
  /** What it is, for example its paper and the name of its file. */
  readonly title: string;
  /** Where it is. */
  readonly src: string;
}

export interface ImagePreviewStateProps {
  /** The pictures that are gone through, in their order; at least one. */
  pictures: readonly PreviewedPicture[];
  /** Id of the picture that shows. */
  value?: string | undefined;
  /** Id of the picture that shows first. @default that of the first picture */
  defaultValue?: string | undefined;
  /** Called with the id of the picture that the user turned to. */
  onChange?: ((id: string) => void) | undefined;
}

export interface ImagePreviewState {
  /** The picture that shows; undefined where there is none. */
  readonly picture: PreviewedPicture | undefined;
  /** From 1. */
  readonly place: number;
  readonly count: number;
  readonly isFull: boolean;
  readonly setFull: (isFull: boolean) => void;
  /** Goes so many pictures on; after the last one comes the first. */
  readonly turn: (by: number) => void;
  /** Takes the dialog, in which arrow keys turn. */
  readonly listenIn: (dialog: HTMLElement | null) => void;
  /** A finger goes down on the picture. */
  readonly touch: (event: TouchEvent) => void;
  /** A finger leaves the picture: turns where it swiped. */
  readonly lift: (event: TouchEvent) => void;
}

/** Whether the arrow keys scroll what has focus sideways. */
const scrollsSideways = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.scrollWidth > target.clientWidth;

/** Which picture shows and how, turned by buttons, arrow keys and fingers. */
export function useImagePreviewState(props: ImagePreviewStateProps): ImagePreviewState {
  const { pictures, value, defaultValue = pictures[0]?.id ?? '', onChange } = props;
  const [shown, show] = useControlledValue(value, defaultValue, onChange);
  const [isFull, setFull] = useState(false);
  const [dialog, listenIn] = useState<HTMLElement | null>(null);
  const [touched, setTouched] = useState<Touch | null>(null);
  const index = Math.max(
    0,
    pictures.findIndex(({ id }) => id === shown),
  );
  const count = pictures.length;

  const turn = (by: number): void => {
    const next = pictures[(index + by + count) % count];
    if (next !== undefined && by !== 0) show(next.id);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = turnOf(event);
    if (by === 0 || scrollsSideways(event.target)) return;
    event.preventDefault();
    turn(by);
  });

  useEffect(() => {
    dialog?.addEventListener('keydown', press);
    return () => dialog?.removeEventListener('keydown', press);
  }, [dialog]);

  return {
    picture: pictures[index],
    place: index + 1,
    count,
    isFull,
    setFull,
    turn,
    listenIn,
    touch({ touches }) {
      const isZoomedIn = (window.visualViewport?.scale ?? 1) > 1;
      setTouched((touches.length === 1 && !isFull && !isZoomedIn && touches[0]) || null);
    },
    lift({ changedTouches }) {
      const to = changedTouches[0];
      setTouched(null);
      if (touched && to) turn(swipeOf(touched, to));
    },
  };
}
