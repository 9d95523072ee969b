import { color, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};

  > p {
    margin: ${space.none};
  }
`;

/** List of the entries, each with its state or its result. */
export const Entries = styled.ul`
  display: grid;
  gap: ${space.sm};
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    overflow-wrap: anywhere;
  }
  small {
    color: ${color.text.muted};
    font: ${text.hint};
  }
  small[data-state='failed'] {
    color: ${color.text.danger};
  }
`;
