export { ExclusionList, type ExclusionListProps } from './ExclusionList.tsx';
