import { color, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
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

/** Text about the keyboard shortcuts of the table. It is hidden on a phone. */
export const Keys = styled.span`
  color: ${color.text.muted};
  font: ${text.hint};

  @media (hover: none) {
    display: none;
  }
`;

export const End = styled.div`
  margin-inline-start: auto;
`;
