import { color, radius, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

/** Two pictures of the same content, side by side. In a narrow window, wide pictures are one below the other. */
export const Pair: StyledComponent<'div'> = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${space.lg};
  margin-block: ${space.md};

  &[data-narrow] {
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 18rem));
  }
`;

export const Picture: StyledComponent<'figure'> = styled.figure`
  display: grid;
  gap: ${space.xs};
  align-content: start;
  margin: ${space.none};
  color: ${color.text.muted};
  font: ${text.hint};

  img {
    inline-size: 100%;
    block-size: auto;
    border: ${size.hairline} solid ${color.border.default};
    border-radius: ${radius.control};
  }
`;
