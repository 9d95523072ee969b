import { color, radius, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Offer: StyledComponent<'button'> = styled.button`
  min-block-size: ${size.controlSmall};
  padding-inline: ${space.sm};
  border: ${size.hairline} solid ${color.border.control};
  border-radius: ${radius.control};
  background: ${color.surface.default};
  color: ${color.text.accent};
  font: ${text.label};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${color.surface.hover};
  }
  &:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.hairline};
  }
`;

export const Refusal: StyledComponent<'span'> = styled.span`
  display: inline-flex;
  gap: ${space.xs};
  align-items: center;
  color: ${color.text.warning};

  svg {
    flex: none;
    inline-size: ${size.icon};
    block-size: ${size.icon};
  }
`;
