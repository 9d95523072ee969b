import { styled, type StyledComponent } from 'styled-components';

/** The outermost element. The variable tells the provider that the library's style sheet is on the page. */
export const Root: StyledComponent<'div'> = styled.div`
  --tb-library-styles: loaded;
`;
