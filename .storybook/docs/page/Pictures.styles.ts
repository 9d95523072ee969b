import { color, radius, size, space } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

/** Pairs of pictures, side by side where there is room. */
export const Pairs: StyledComponent<'ul'> = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space.xl};
  padding: ${space.none};
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
    gap: ${space.lg};
  }
  figure {
    display: flex;
    flex-direction: column;
    gap: ${space.sm};
    margin: ${space.none};
  }
  figure > div {
    flex: 1;
    padding: ${space.xl};
    border-radius: ${radius.card};
    border-block-end: ${size.focusRing} solid ${color.border.success};
    background: ${color.surface.page};
    box-shadow: inset 0 0 0 ${size.hairline} ${color.border.default};
  }
  figure[data-kind='bad'] > div {
    border-block-end-color: ${color.border.danger};
  }
`;
