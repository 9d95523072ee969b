export { ownWindow } from './hostLayer.ts';
export { PlacedModalOverlay } from './PlacedModalOverlay.tsx';
export { PlacedPopover } from './PlacedPopover.tsx';
export { PlacedTooltip } from './PlacedTooltip.tsx';
export { useOverlayPlace } from './useOverlayPlace.tsx';
