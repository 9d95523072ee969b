import { color, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'div'> = styled.div`
  --beside-stage: calc(18 * ${size.rem});

  display: grid;
  gap: ${space.md};
  min-inline-size: 0;
`;

export const Facts: StyledComponent<'p'> = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.md};
  margin: ${space.none};
  color: ${color.text.muted};
  font: ${text.hint};
  overflow-wrap: anywhere;
`;

export const Waiting: StyledComponent<'div'> = styled.div`
  display: grid;
  gap: ${space.md};
  place-content: center;
  justify-items: center;
  min-block-size: calc(12 * ${size.rem});
  color: ${color.text.muted};
`;

export const Frame: StyledComponent<'iframe'> = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
`;
