export const DOCTORS_PATH = '/MedicineHealthcare/doctor-appointment';
export const APPOINTMENTS_PATH = '/doctor-appointment-page';

export const departmentPath = (departmentId: string): string => `/doctor-appointment/${departmentId}`;

type Place = { departmentId: string; _id: string };

export const doctorPath = ({ departmentId, _id }: Place): string => `${departmentPath(departmentId)}/${_id}`;

export const bookingPath = (doctor: Place): string => `${doctorPath(doctor)}/book-slot`;
