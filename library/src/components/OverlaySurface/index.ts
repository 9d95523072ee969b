export { overlaySurface } from './OverlaySurface.styles.ts';
