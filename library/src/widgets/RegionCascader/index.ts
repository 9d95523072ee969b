export { RegionCascader, type RegionCascaderProps } from './RegionCascader.tsx';
