import { size, space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;
`;

/** The choice between cards and table is as wide as its options. */
export const View = styled.div`
  inline-size: max-content;
`;

export const PageSize = styled.div`
  inline-size: calc(${size.field} / 2.5);
`;

export const End = styled.div`
  margin-inline-start: auto;
`;
