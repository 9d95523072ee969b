import { color, size, space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Filter = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
  align-items: end;

  > * {
    inline-size: min(${size.field}, 100%);
  }
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

/** Text for screen readers only. It distinguishes several quotations for the same customer. */
export const Spoken = styled.span`
  clip-path: inset(50%);
  position: absolute;
`;
