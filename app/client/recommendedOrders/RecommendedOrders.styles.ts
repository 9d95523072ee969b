import { color, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  gap: ${space.lg};
`;

export const Section = styled.section`
  display: grid;
  gap: ${space.sm};

  > h3 {
    margin: ${space.none};
    font: ${text.card};
  }
  > p {
    margin: ${space.none};
    color: ${color.text.muted};
    font: ${text.hint};
  }
`;

export const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.sm};
  align-items: center;
`;

/** Price and button. They are at the end of the order's row. On a phone, they are in a separate row below. */
export const End = styled.span`
  display: flex;
  gap: ${space.md};
  align-items: center;
  margin-inline-start: auto;
`;
