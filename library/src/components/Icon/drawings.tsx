import type { ReactElement } from 'react';

import { canvas, check, chevronDown, close, search, stroke, warning } from './strokes.tsx';

/**
 * Creates an icon without styles. The element is created once and rendered in all places. The styled component around
 * the icon sets the size.
 */
const drawingOf = (path: string): ReactElement => <svg {...canvas}>{stroke(path)}</svg>;

export const checkDrawing: ReactElement = drawingOf(check);
export const chevronDownDrawing: ReactElement = drawingOf(chevronDown);
export const closeDrawing: ReactElement = drawingOf(close);
export const searchDrawing: ReactElement = drawingOf(search);
export const warningDrawing: ReactElement = drawingOf(warning);
