export { VehicleList, type VehicleListProps } from './VehicleList.tsx';
