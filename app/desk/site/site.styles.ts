import { color, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Panel = styled.div`
  --data-grid-top: ${size.header};

  display: flex;
  flex-wrap: wrap;
  gap: ${space.lg};
  padding-block-start: ${space.lg};

  > * {
    flex: 1 1 100%;
    min-inline-size: 0;
  }
`;

/** State of the content, and the buttons that publish it. Tools that follow are on the same line if there is room. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;

  && {
    flex-basis: 20rem;
  }

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

  && {
    flex: none;
    margin-inline-start: auto;
  }
`;

/** Buttons of a row. The text of the last button ends where its column ends. */
export const RowActions = styled.div`
  display: flex;
  gap: ${space.xs};
  justify-content: flex-end;
  margin-inline-end: calc(-1 * (${space.sm} + ${size.hairline}));
`;

export const Fields = styled.div`
  display: grid;
  gap: ${space.lg};
  max-inline-size: calc(${size.field} * 1.5);

  > * {
    max-inline-size: none;
  }
`;
