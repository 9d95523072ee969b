import { color, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;
`;

/** Buttons that fill their row. A label isn't broken: a button that doesn't fit beside another is on a row of its own. */
export const DocumentActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};

  > * {
    flex: 1 0 calc(50% - ${space.sm});
    white-space: nowrap;
  }
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
