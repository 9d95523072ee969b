import { color, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

import { Link } from '../platform/navigation/router.ts';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(260px, 340px);
  gap: ${space.lg};
  align-items: start;

  > div:last-child {
    display: grid;
    gap: ${space.lg};
    min-inline-size: 0;
  }
  /* Leaves enough width for the columns of the table of persons. */
  @media (width <= 1440px) {
    grid-template-columns: minmax(0, 1fr) 260px;
  }
  @media (width <= 1080px) {
    grid-template-columns: minmax(0, 1fr);
  }
  /* If an order can no longer be paid, the column beside its tabs is empty. */
  &:has(> div:last-child:empty) {
    grid-template-columns: minmax(0, 1fr);
  }
  > div:last-child:empty {
    display: none;
  }
  /* The documents and steps beside the order aren't printed. */
  @media print {
    display: block;

    > div:last-child:not(:first-child) {
      display: none;
    }
  }
`;

export const Total = styled.div`
  display: flex;
  gap: ${space.lg};
  align-items: center;
`;

export const Ways = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.xl};
  align-items: center;
  justify-content: space-between;
`;

export const Onward = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.lg};
  align-items: center;
  justify-content: flex-end;
`;

export const Back = styled(Link)`
  inline-size: fit-content;
  color: ${color.text.link};
  font: ${text.body};
`;
