import { color, radius, size, space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;
`;

/** A saved filter, together with the button that deletes it. */
export const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  max-inline-size: 100%;
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.control};

  &[data-current] {
    border-color: ${color.border.focus};
    background: ${color.surface.selected};
  }
`;
