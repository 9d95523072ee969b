import { color, radius, size, space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

/** The picture, and next to it the values that were read from it. On a phone, the values are below the picture. */
export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space.md};

  > :last-child {
    flex: 1 1 ${size.field};
    min-inline-size: 0;
  }
`;

export const Picture = styled.img`
  inline-size: min(${size.field}, 100%);
  block-size: auto;
  border: 1px solid ${color.border.default};
  border-radius: ${radius.control};
`;

export const Value = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  overflow-wrap: anywhere;
`;
