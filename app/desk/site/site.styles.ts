import { color, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Panel = styled.div`
  --data-grid-top: ${size.header};

  display: grid;
  gap: ${space.lg};
  padding-block-start: ${space.lg};
`;

/** State of the content, and the buttons that publish it. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;

  > p {
    flex: 1;
    min-inline-size: min(16rem, 100%);
    margin: ${space.none};
    color: ${color.text.muted};
    font: ${text.body};
  }
`;

export const Tools = styled.div`
  display: flex;
  justify-content: flex-end;
`;

export const RowActions = styled.div`
  display: flex;
  gap: ${space.xs};
  justify-content: flex-end;
`;

export const Fields = styled.div`
  display: grid;
  gap: ${space.lg};
  max-inline-size: calc(${size.field} * 1.5);

  > * {
    max-inline-size: none;
  }
`;
