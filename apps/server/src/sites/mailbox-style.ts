/** Served as a file, because the content security policy forbids inline styles. */
export const MAILBOX_STYLE = `
* { box-sizing: border-box; }
body { margin: 0; background: #fffdf8; color: #14231a; font: 16px/1.5 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { margin: 0.5rem 0; font-size: 1.6rem; line-height: 1.2; overflow-wrap: anywhere; }
h2 { margin: 1.5rem 0 0.5rem; font-size: 1.1rem; }
p { margin: 0 0 1rem; color: #4b5d52; overflow-wrap: anywhere; }
nav { display: flex; gap: 0.75rem; margin: 0 0 1rem; }
nav a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 1rem; border: 1px solid #15803d; border-radius: 10px; color: #166534; font-weight: 600; text-decoration: none; }
nav a:hover { background: #eef8f0; }
a:focus-visible { outline: 2px solid #15803d; outline-offset: 2px; }
ul { margin: 0; padding: 0; list-style: none; border: 1px solid #ece7db; border-radius: 14px; overflow: hidden; background: #fff; }
li + li { border-top: 1px solid #ece7db; }
li a { display: grid; gap: 0.1rem; padding: 0.85rem 1rem; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
li a:hover { background: #f7f4ec; }
li span, li time { color: #4b5d52; font-size: 0.9rem; }
iframe { display: block; width: 100%; height: 36rem; border: 1px solid #ece7db; border-radius: 14px; background: #f7f4ec; }
pre { margin: 0; padding: 1rem; border: 1px solid #ece7db; border-radius: 14px; background: #fff; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
.empty { padding: 2rem 1rem; border: 1px dashed #8b8f83; border-radius: 14px; text-align: center; }
`;
