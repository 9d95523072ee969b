import { color, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;
`;

/** Buttons of equal width. In a narrow card they are one below the other. */
export const DocumentActions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${space.sm};
`;

export const Stack = styled.div`
  display: grid;
  gap: ${space.lg};

  > p {
    margin: ${space.none};
    color: ${color.text.muted};
    font: ${text.body};
  }
  a {
    color: ${color.text.link};
    overflow-wrap: anywhere;
  }
`;
