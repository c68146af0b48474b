/** Served as a file because the content security policy forbids inline styles. */
export const SANDBOX_STYLE = `
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: #f7f4ec; color: #14231a; font: 1rem/1.5 system-ui, sans-serif; }
.mode { margin: 0; padding: 0.75rem; background: #fbbf24; color: #14231a; text-align: center; font-weight: 800;
  letter-spacing: 0.15em; }
main { max-width: 26rem; margin: 2rem auto; padding: 1.75rem 1.5rem; background: #fff; border-radius: 1rem; }
@media (max-width: 30rem) { main { margin: 1rem; } }
h1 { margin: 0 0 0.75rem; font-size: 1.75rem; line-height: 1.2; }
p { margin: 0 0 1.25rem; }
form { display: grid; gap: 0.75rem; margin-bottom: 1.25rem; }
button { min-height: 3rem; padding: 0 1rem; border: 2px solid #4b5d52; border-radius: 0.75rem; background: #fff;
  color: #14231a; font: inherit; font-weight: 700; cursor: pointer; }
.good { background: #15803d; border-color: #15803d; color: #fff; }
.bad { border-color: #b91c1c; color: #b91c1c; }
button:hover { box-shadow: inset 0 0 0 100vmax rgb(0 0 0 / 8%); }
:focus-visible { outline: 3px solid #1d4ed8; outline-offset: 2px; }
a { color: #15803d; }
.small { margin: 0; font-size: 0.875rem; color: #4b5d52; overflow-wrap: anywhere; }
`;
