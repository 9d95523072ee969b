import { color, font, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.md};
  align-items: center;
  justify-content: center;
  padding: ${space.xs} ${space.lg};
  border-block-end: ${size.hairline} solid ${color.border.default};
  background: ${color.surface.accentSoft};
  color: ${color.text.default};
  font: ${text.body};
  font-weight: ${font.weight.medium};

  @media print {
    display: none;
  }
`;
