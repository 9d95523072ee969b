import { color, radius, size, space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

/** Each alternative is a framed row, so that the user can press it anywhere. */
export const Alternatives = styled.div`
  label {
    box-sizing: border-box;
    inline-size: 100%;
    padding: ${space.md};
    border: ${size.hairline} solid ${color.border.default};
    border-radius: ${radius.control};
  }
  label[data-selected] {
    border-color: ${color.border.accent};
    background: ${color.surface.accentSoft};
  }
`;
