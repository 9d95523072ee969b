import type { ReactElement } from 'react';

import { canvas, check, chevronDown, close, search, stroke, warning } from './strokes.tsx';

/** An icon without styles, always the same element: for the parts of one styled element, whose template sizes it. */
const drawingOf = (path: string): ReactElement => <svg {...canvas}>{stroke(path)}</svg>;

export const checkDrawing: ReactElement = drawingOf(check);
export const chevronDownDrawing: ReactElement = drawingOf(chevronDown);
export const closeDrawing: ReactElement = drawingOf(close);
export const searchDrawing: ReactElement = drawingOf(search);
export const warningDrawing: ReactElement = drawingOf(warning);
