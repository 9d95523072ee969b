import { color, layer, radius, shadow, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { PlacedTooltip } from '../../foundation/PlacedTooltip.tsx';

export const Trigger: StyledComponent<'span'> = styled.span`
  display: contents;
`;

export const Sheet: StyledComponent<typeof PlacedTooltip> = styled(PlacedTooltip)`
  z-index: ${layer.toast};
  box-sizing: border-box;
  max-inline-size: min(${size.popover}, 100vw - 2 * ${space.lg});
  padding: ${space.xs} ${space.sm};
  border: ${size.hairline} solid transparent; /* only forced colours make this border visible */
  border-radius: ${radius.control};
  background: ${color.surface.inverse};
  color: ${color.text.onInverse};
  box-shadow: ${shadow.overlay};
  font: ${text.hint};
  overflow-wrap: anywhere;
`;
