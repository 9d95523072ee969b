import { layer, size, space } from '@tuanbao/tokens';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { styled, type StyledComponent } from 'styled-components';

import { overlaySurface } from '../OverlaySurface/index.ts';

export const Sheet: StyledComponent<typeof Popover> = styled(Popover)`
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
