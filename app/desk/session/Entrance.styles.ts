import { color, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

/** Page before the sign-in: one narrow column in the middle. */
export const Root = styled.main`
  display: grid;
  gap: ${space.xl};
  align-content: center;
  box-sizing: border-box;
  inline-size: min(100%, 27rem);
  min-block-size: 100dvh;
  margin-inline: auto;
  padding: ${space.xl} ${space.lg};
`;

export const Brand = styled.h1`
  display: flex;
  gap: ${space.sm};
  align-items: center;
  margin: ${space.none};
  font: ${text.section};

  > img {
    inline-size: 28px;
    block-size: 28px;
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${space.lg};

  > * {
    max-inline-size: none;
  }
  > p {
    margin: ${space.none};
    color: ${color.text.muted};
  }
`;

/** QR code with the key beside it, or below it on a narrow screen. */
export const Secret = styled.div`
  display: grid;
  gap: ${space.lg};
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;

  > svg {
    inline-size: 160px;
    border: ${size.hairline} solid ${color.border.default};
  }
  code {
    overflow-wrap: anywhere;
    user-select: all;
  }
  p {
    margin: ${space.none} ${space.none} ${space.sm};
    color: ${color.text.muted};
    font: ${text.hint};
  }
  @media (width <= 480px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
