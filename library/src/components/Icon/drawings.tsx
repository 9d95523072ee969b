import type { ReactElement } from 'react';

import { canvas, chevronDown, close, stroke } from './strokes.tsx';

/** An icon without styles, always the same element: for the parts of one styled element, whose template gives it its size. */
const drawingOf = (path: string): ReactElement => <svg {...canvas}>{stroke(path)}</svg>;

export const chevronDownDrawing: ReactElement = drawingOf(chevronDown);
export const closeDrawing: ReactElement = drawingOf(close);
