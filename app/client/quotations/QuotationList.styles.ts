import { color, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Filter = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(calc(${size.field} / 2), 100%), ${size.field}));
  gap: ${space.sm} ${space.md};
`;

export const Product = styled.p`
  margin: ${space.none};
  color: ${color.text.muted};
  overflow-wrap: anywhere;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.lg};
  align-items: center;
  justify-content: space-between;
`;

/** Premiums of the alternatives, one below the other. */
export const Premium = styled.span`
  display: inline-grid;
  gap: ${space.hair};

  small {
    color: ${color.text.muted};
    font: ${text.caption};
  }
`;

/** Buttons of a row. They stay on one line. */
export const RowActions = styled.span`
  display: inline-flex;
  gap: ${space.xs};
`;
