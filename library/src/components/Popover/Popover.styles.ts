import { layer, size, space } from '@tuanbao/tokens';
import { Dialog } from 'react-aria-components/Dialog';
import { styled, type StyledComponent } from 'styled-components';

import { PlacedPopover } from '../OverlayPlace/index.ts';
import { overlaySurface } from '../OverlaySurface/index.ts';

export const Sheet: StyledComponent<typeof PlacedPopover> = styled(PlacedPopover)`
  ${overlaySurface}
  z-index: ${layer.overlay};
  box-sizing: border-box;
  max-inline-size: min(${size.popover}, 100vw - 2 * ${space.lg});
  overflow: auto;
`;

export const Panel: StyledComponent<typeof Dialog> = styled(Dialog)`
  padding: ${space.lg};
  outline: 0; /* takes focus only to be read */
  overflow-wrap: anywhere;
`;
