import '../app/console.css';
