import { size, space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
`;

export const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.lg} ${space.xl};

  > * {
    inline-size: min(${size.field}, 100%);
  }
`;

/** Sentence at the beginning of a section. */
export const Lead = styled.p`
  margin: ${space.none};
`;
