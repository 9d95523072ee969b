import { color, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Scheme = styled.section`
  & + & {
    margin-block-start: ${space.lg};
    padding-block-start: ${space.lg};
    border-block-start: ${size.hairline} solid ${color.border.default};
  }
  > h3 {
    margin: ${space.none} ${space.none} ${space.sm};
    font: ${text.label};
  }
`;

export const Events = styled.ol`
  display: grid;
  gap: ${space.md};
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;

  > li {
    display: grid;
    gap: ${space.hair};
  }
  > li > strong {
    font: ${text.label};
  }
  > li > span {
    color: ${color.text.muted};
    font: ${text.hint};
  }
`;
