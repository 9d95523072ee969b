import { color, layer, radius, shadow, size, space, text } from '@tuanbao/tokens';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { styled, type StyledComponent } from 'styled-components';

export const Sheet: StyledComponent<typeof Popover> = styled(Popover)`
  z-index: ${layer.overlay};
  box-sizing: border-box;
  max-inline-size: min(${size.popover}, 100vw - 2 * ${space.lg});
  overflow: auto;
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.card};
  background: ${color.surface.raised};
  color: ${color.text.default};
  box-shadow: ${shadow.overlay};
  font: ${text.body};
`;

export const Panel: StyledComponent<typeof Dialog> = styled(Dialog)`
  padding: ${space.lg};
  outline: 0; /* takes focus only to be read */
  overflow-wrap: anywhere;
`;
