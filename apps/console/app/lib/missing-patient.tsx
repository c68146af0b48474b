/** A test can be ordered without saying for whom and when; somebody has to call before anybody is sent. */
export const MissingPatient = ({ phone }: { phone: string }) => (
  <span className="block font-bold text-chilli">
    Patient and morning are not known. Call{' '}
    <a href={`tel:+91${phone}`} className="num underline">
      {phone}
    </a>{' '}
    and ask.
  </span>
);
