import { layer, size, space } from '@tuanbao/tokens';
import { Dialog } from 'react-aria-components/Dialog';
import { styled, type StyledComponent } from 'styled-components';

import { overlaySurface } from '../../foundation/overlaySurface.styles.ts';
import { PlacedPopover } from '../../foundation/PlacedPopover.tsx';

export const Sheet: StyledComponent<typeof PlacedPopover> = styled(PlacedPopover)`
  ${overlaySurface}
  z-index: ${layer.overlay};
  box-sizing: border-box;
  max-inline-size: min(${size.popover}, 100vw - 2 * ${space.lg});
  overflow: auto;
`;

export const Panel: StyledComponent<typeof Dialog> = styled(Dialog)`
  padding: ${space.lg};
  outline: 0; /* no focus ring, because the popover has focus only for screen readers */
  overflow-wrap: anywhere;
`;
