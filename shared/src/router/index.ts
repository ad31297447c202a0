/** What screens may use of React Router, bound to the platform's one history. Shared by the shell as a singleton. */
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
export { PlatformRouter } from './PlatformRouter.tsx';
